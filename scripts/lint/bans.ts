/** Bans for the rules of oxlint.config.ts, each with the way out. */

export const everywhere = {
  paths: [{ name: 'react', importNames: ['default'], message: 'Import by name: the default form is never shaken.' }],
  patterns: [
    { regex: '^\\.{1,2}/(.*/)?[^./]+$', message: 'Name the file with its ending: Node runs these sources.' },
    { regex: '(^|/)index\\.[jt]sx?$', message: 'There are no index files: import from the file itself.' },
  ],
};

export const onThePhone = {
  paths: [
    { name: 'zod', message: 'On the phone it is zod/mini.' },
    {
      name: 'react',
      importNames: ['default', 'useActionState', 'useOptimistic', 'useId', 'Suspense', 'lazy'],
      message: 'Preact lacks it, hydrates it differently, or cannot shake it.',
    },
    {
      name: 'react-dom',
      importNames: ['default', 'useFormState', 'useFormStatus'],
      message: 'Preact has no form actions.',
    },
  ],
  patterns: everywhere.patterns,
};

export const zodForm = {
  selector:
    'ImportDeclaration[source.value=/^zod/] > :matches(ImportSpecifier[imported.name="z"], ImportDefaultSpecifier)',
  message: 'Write `import * as z`: every other form brings all locales of zod along.',
};

/**
 * `import()` needs a URL: folder names may contain characters with a meaning in URLs, and Windows paths look like a
 * scheme.
 */
export const importedPath = {
  selector: 'ImportExpression > CallExpression[callee.name=/^(resolve|join)$/]',
  message: 'A path is no address: import pathToFileURL(…).href.',
};

/** Pages and responses that read the clock themselves are wrong on other days, and cannot be tested. */
export const readClock = [
  'MemberExpression[object.name="Date"][property.name="now"]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
].map(selector => ({
  selector,
  message: 'Take the clock as an argument; on the phone, import `now` of widgets/shared/base/time.ts.',
}));

/** For tests whose files share their modules. */
export const replacedModules = {
  selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock|resetModules)$/]',
  message: 'Other files of the worker are handed these modules, too: call the file `*.isolated.test.ts`.',
};

/** Methods that some supported browser lacks, whatever the types say. */
const aboveTheFloor = [
  ...['checkVisibility', 'moveBefore', 'requestSubmit', 'getHTML', 'setHTML', 'showModal', 'startViewTransition'],
  ...['showPopover', 'hidePopover', 'togglePopover', 'randomUUID', 'throwIfAborted', 'canParse', 'computedStyleMap'],
  ...['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'hasOwn', 'groupBy', 'isWellFormed'],
];

const wayIntoHtml = 'Nothing from a server becomes markup unescaped: use text, or trustedHtml of widgets/shared/base.';

export const browserFloor = [
  {
    selector: 'MemberExpression[property.name="sendBeacon"]',
    message: 'It tells cookies and the referrer, and is not everywhere: use `fetch` with `keepalive`, without both.',
  },
  {
    selector:
      `CallExpression[optional=false] > MemberExpression.callee[property.name=/^(${aboveTheFloor.join('|')})$/]`,
    message: 'Not every browser of the floor has this method: call it with `?.()`, or write it otherwise.',
  },
  {
    selector: 'CallExpression > MemberExpression.callee[object.name="AbortSignal"][property.name=/^(timeout|any)$/]',
    message: 'Chrome 90 lacks it: use an AbortController.',
  },
  { selector: 'CallExpression > Identifier.callee[name="structuredClone"]', message: 'Chrome 90 lacks it.' },
];

/** Functions that Prototype, MooTools and Datejs replace, and methods that Sugar adds to all objects. */
const replaced = [
  'MemberExpression[object.name="Array"][property.name="from"]',
  'MemberExpression[object.name="Date"][property.name=/^(now|parse)$/]',
  'CallExpression > MemberExpression.callee[property.name=/^(reduce|scrollTo)$/]',
  'CallExpression[arguments.length=0] > MemberExpression.callee[property.name="entries"]',
  'NewExpression[callee.name=/^(Event|Document|Request)$/]',
  'BinaryExpression[operator="instanceof"][right.name=/^(Element|Event)$/]',
  'MemberExpression[property.name=/^(all|any|count|each|find|has|keys|map|max|min|none|select|size|values)$/]' +
  ':matches([object.name="dataset"], [object.property.name="dataset"])',
];

export const hostBuiltIns = [
  {
    selector: replaced.join(', '),
    message: 'Pages of others have another one: use syntax, CustomEvent, getAttribute, widgets/shared/base/time.ts.',
  },
];

export const rawHtml = [
  {
    selector: 'MemberExpression[property.name=/^(inner|outer)HTML$|^(insertAdjacentHTML|setHTMLUnsafe|srcdoc)$/]',
    message: wayIntoHtml,
  },
  {
    selector: 'CallExpression > MemberExpression.callee[property.name=/^(parseFromString|createContextualFragment)$/]',
    message: wayIntoHtml,
  },
  {
    selector: 'CallExpression > MemberExpression.callee[object.name="document"][property.name=/^write(ln)?$/]',
    message: wayIntoHtml,
  },
  // An empty string keeps the server's markup, in both runtimes.
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]:not(:has(Literal[value=""]))', message: wayIntoHtml },
];

/** Phones support different languages, and some only in name. */
export const phoneLanguages = [
  {
    selector: 'MemberExpression[object.name="Intl"], MemberExpression[property.name=/^toLocale/]',
    message: 'Phones know fewer languages than servers: print what is said, or see who may in oxlint.config.ts.',
  },
];
