import { store } from '@wordpress/interactivity';

const patience = 20_000;

/** What the visit was answered with: the key that votes on this page are sent with; empty before. */
export const { state: visit } = store('dakkeh/visit', { state: { captchaKey: '' } });

/** A number in Persian digits, with a comma every three. */
export const persian = value => value.toLocaleString('fa').replace(/٬/g, ',');

const toAscii = text => text.replace(/[۰-۹٠-٩]/g, digit => String(digit.charCodeAt(0) & 0xf));

/** Asks for JSON, or for text. Throws the status, 0 where nothing came, and what the server answered. */
export async function request(address, options = {}, kind = 'json') {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  try {
    const response = await fetch(address, { ...options, signal: controller.signal });
    const answer = await response[kind]();
    if (response.ok) return answer;
    throw { status: response.status, answer };
  } catch (error) {
    throw error.answer ? error : { status: 0, answer: {} };
  } finally {
    clearTimeout(timer);
  }
}

/** Posts a form's fields. */
export const post = (address, fields) =>
  request(address, { method: 'POST', body: new URLSearchParams(fields), headers: { accept: 'application/json' } });

/** Why a request came to nothing: in the server's words, or in those of the box. */
export const reasonOf = ({ status, answer }, words) =>
  answer?.error || (status === 0 && words.unreachable) || words.error;

/** What the reader has voted on a thing, as the browser keeps it; null where there is nothing. */
export function readVote(key, id) {
  try {
    return String(JSON.parse(localStorage.getItem(key))[id] ?? '') || null;
  } catch {
    return null;
  }
}

/** Keeps a vote. In private mode it is known until the page is left. */
export function keepVote(key, id, vote) {
  try {
    const votes = JSON.parse(localStorage.getItem(key)) ?? {};
    localStorage.setItem(key, JSON.stringify({ ...votes, [id]: vote }));
  } catch {
    // The browser keeps nothing.
  }
}

const randomKey = () => String(10_000_000_000 + Math.floor(Math.random() * 9_000_000_000));

/** Shows another image in a form's captcha, of the given key or of a random one. */
export function askAgain(captcha, key = randomKey()) {
  if (captcha) Object.assign(captcha, { key, asked: '' });
}

/** What the reader has read in a form's image, with the image's key; nothing where it has none. */
export const replyOf = (form, captcha) =>
  captcha ? { captchaText: toAscii(new FormData(form).get('captchaText') ?? ''), captchaKey: captcha.key } : {};
