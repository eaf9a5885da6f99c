import { endlessWord, type ExampleLanguage, type Examples, hostileText, state } from '../../shared/render/examples.ts';
import { MenuBox } from './box.tsx';

const sections = { fa: ['سیاست', 'اقتصاد', 'ورزش', 'آب‌وهوا'], en: ['Politics', 'Economy', 'Sport', 'Weather'] };

function withMenu(language: ExampleLanguage, names: readonly string[]) {
  return (
    <div>
      <MenuBox language={language} menuId="menu" />
      <div id="menu">
        <ul>
          {names.map(name => (
            <li key={name}>
              <a href="#menu">{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export const examples: Examples = {
  summary: {
    fa: 'دکمه‌ای که فهرست صفحه را از کنار به روی آن می‌آورد؛ بی‌اسکریپت به جای فهرست می‌رود.',
    en: 'What brings a menu of the page over it from the side; without a script it leads to where the menu stands.',
  },
  wakes: 'The tap also fetches the menu’s styles.',
  standAlone: true,
  states: {
    sections: state({ fa: 'فهرست بخش‌ها', en: 'A menu of sections' }, language =>
      withMenu(language, sections[language])),
    hostile: state({ fa: 'نام‌های دراز و بدخواه', en: 'Long and hostile names' }, language =>
      withMenu(language, [hostileText, endlessWord])),
  },
};
