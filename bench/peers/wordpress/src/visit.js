import { countVisit } from 'dakkeh/shared';

const nid = document.querySelector('meta[property=nid]')?.content;

if (nid) countVisit(nid);
