import { parseLike } from '../../../../widgets/article/like/markup.ts';
import { parseRating } from '../../../../widgets/article/rating/markup.ts';
import { parsePoll } from '../../../../widgets/forms/poll/markup.ts';
import { parseCaptcha } from '../../../../widgets/shared/fields/captcha/markup.ts';
import { CommentForm } from '../boxes/comment-form.tsx';
import { CommentTools } from '../boxes/comment-tools.tsx';
import { CopyLink } from '../boxes/copy-link.tsx';
import { FontSize } from '../boxes/font-size.tsx';
import { Lightbox } from '../boxes/lightbox.tsx';
import { Like } from '../boxes/like.tsx';
import { Poll } from '../boxes/poll.tsx';
import { Rating } from '../boxes/rating.tsx';
import { ShareButton } from '../boxes/share-button.tsx';
import { Visit } from '../boxes/visit.tsx';
import { lists } from './lists.tsx';
import { readCommentForm, readCommentTools } from './read-comments.ts';
import { attributesOf, type Replace, together } from './to-react.ts';

const copyLinkOf: Replace = (button, inside) => (
  <CopyLink
    address={button.parentElement?.querySelector('a')?.href ?? ''}
    label={button.ariaLabel ?? ''}
    copied={button.parentElement?.querySelector<HTMLElement>('[data-copied]')?.dataset.copied ?? ''}
  >
    {together(inside(button))}
  </CopyLink>
);

const shareButtonOf: Replace = (button, inside) => {
  const { title = '', url = '' } = button.closest<HTMLElement>('.share')?.dataset ?? {};
  return (
    <ShareButton label={button.ariaLabel ?? ''} title={title} url={url}>
      {together(inside(button))}
    </ShareButton>
  );
};

const visitOf: Replace = ({ ownerDocument }) => (
  <Visit newsId={ownerDocument.querySelector<HTMLMetaElement>('meta[property=nid]')?.content ?? ''} />
);

/** The boxes of the newsroom, by what they match. What a box is given is read from its printed markup. */
const boxes: Readonly<Record<string, Replace>> = {
  ...lists,
  '[data-widget=lightbox]': (box, inside) => <Lightbox attributes={attributesOf(box)}>{together(inside(box))}</Lightbox>,
  '[data-widget=visit]': visitOf,
  '.font-size': (box, inside) => <FontSize attributes={attributesOf(box)}>{together(inside(box))}</FontSize>,
  '.copy-link-button': copyLinkOf,
  // The button brings it along.
  '.copy-link-done': () => null,
  '.share button': shareButtonOf,
  '.rating-form': form => <Rating {...parseRating(form.parentElement ?? form)} />,
  '.like-form': form => <Like {...parseLike(form.parentElement ?? form)} />,
  '.poll': box => <Poll attributes={attributesOf(box)} poll={parsePoll(box)} captcha={parseCaptcha(box)} />,
  '.comment-tools': tools => <CommentTools {...readCommentTools(tools)} />,
  '.comment-form > form': form => <CommentForm {...readCommentForm(form.parentElement ?? form)} />,
};

/** The component that stands for an element of a printed page; undefined for those that stay what they are. */
export const boxOf: Replace = (element, inside) => {
  const name = Object.keys(boxes).find(selector => element.matches(selector));
  return name === undefined ? undefined : boxes[name]?.(element, inside);
};
