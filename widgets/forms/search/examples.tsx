import { endlessWord, type Examples, hostileText, state } from '../../shared/render/examples.ts';
import { SearchBox } from './box.tsx';

const texts = {
  fa: { action: '/archive', label: 'دنبال چه می‌گردید؟', button: 'بگرد', query: 'باد گیر', placeholder: 'مثلاً: قنات' },
  en: { action: '/en/archive', label: 'What are you looking for?', button: 'Search', query: 'library', placeholder: 'Such as: qanat' },
};

export const examples: Examples = {
  summary: {
    fa: 'فرم جست‌وجو، که بی‌واژه نمی‌رود و خواننده را به خانه‌اش برمی‌گرداند.',
    en: 'A search, which does not go out without a word: the reader is taken back to its field.',
  },
  wakes: 'The form works without it; the widget is ready with the first touch.',
  states: {
    empty: state({ fa: 'خالی', en: 'Empty' }, content => {
      const { action, label, button, placeholder } = texts[content];
      return <SearchBox id="search-empty" action={action} label={label} button={button} placeholder={placeholder} />;
    }),
    asked: state({ fa: 'با واژه', en: 'With words' }, content => {
      const { action, label, button, query } = texts[content];
      return <SearchBox id="search-asked" action={action} label={label} button={button} query={query} />;
    }),
    hostile: state({ fa: 'نوشته‌های دراز و بدخواه', en: 'Long and hostile texts' }, content => (
      <SearchBox
        id="search-hostile"
        action={texts[content].action}
        label={hostileText}
        button={texts[content].button}
        query={`${hostileText} ${endlessWord}`}
        placeholder={hostileText}
      />
    )),
  },
};
