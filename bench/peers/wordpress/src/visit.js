import { post, visit } from 'dakkeh/shared';

const nid = document.querySelector('meta[property=nid]')?.content;

if (nid) {
  post('/rest/visit', { nid, obj: 'news' }).then(
    answer => {
      visit.captchaKey = answer.captchaKey ?? '';
    },
    () => {},
  );
}
