import { CommentForm } from '../../components/comment-form.tsx';
import { CommentTools } from '../../components/comment-tools.tsx';
import { CopyLink } from '../../components/copy-link.tsx';
import { FontSize } from '../../components/font-size.tsx';
import { Like } from '../../components/like.tsx';
import { LoadMore } from '../../components/load-more.tsx';
import { Poll } from '../../components/poll.tsx';
import { ProvinceMap } from '../../components/province-map.tsx';
import { Rating } from '../../components/rating.tsx';
import { RowControls } from '../../components/row-controls.tsx';
import { ShareButton } from '../../components/share-button.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { Ticker } from '../../components/ticker.tsx';
import { Visit } from '../boxes/visit.tsx';

const article = { CommentForm, CommentTools, CopyLink, FontSize, Like, Poll, Rating, RowControls, ShareButton, Visit };

/** Components for the boxes of a page, by the names that `dist/peers` has. */
export const components: Readonly<Record<string, unknown>> = { ...article, LoadMore, ProvinceMap, Tabs, Ticker };
