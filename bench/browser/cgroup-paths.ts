/** A folder of the system's in which a group of processes may be made, and the version of its control groups. */
export interface CgroupPath {
  version: 1 | 2;
  folder: string;
}

interface Mount {
  folder: string;
  type: string;
  options: readonly string[];
}

/** Where a file system is mounted has its spaces as octal numbers. */
const unescaped = (path: string): string =>
  path.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));

const mountsIn = (text: string): Mount[] =>
  text.split('\n').flatMap(line => {
    const [, folder, type, options = ''] = line.split(' ');
    return folder && type ? [{ folder: unescaped(folder), type, options: options.split(',') }] : [];
  });

/** The group that this process is in, of one version: for v1 of the controller `cpu`. */
function ownGroup(text: string, version: CgroupPath['version']): string {
  const lines = text.trim().split('\n').map(line => /^\d+:([^:]*):(.*)$/.exec(line));
  const own = lines.find(line => (version === 2 ? line?.[1] === '' : line?.[1]?.split(',').includes('cpu')));
  return own?.[2] ?? '/';
}

/** `/a/b`, `/a` and `/`: in a group that has processes itself, v2 lets none be made that has a quota. */
function withParents(path: string): string[] {
  const parts = path.split('/').filter(part => part !== '');
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}`).concat('/');
}

/** Where a group with a quota may be made, the nearest first. Whether the system lets us has to be tried. */
export function cgroupPaths(mounts: string, own: string): CgroupPath[] {
  const all = mountsIn(mounts);
  const placesIn = (version: CgroupPath['version'], found: readonly Mount[]): CgroupPath[] =>
    found.flatMap(({ folder }) =>
      withParents(ownGroup(own, version)).map(path => ({ version, folder: path === '/' ? folder : folder + path })),
    );
  return [
    ...placesIn(1, all.filter(({ type, options }) => type === 'cgroup' && options.includes('cpu'))),
    ...placesIn(2, all.filter(({ type }) => type === 'cgroup2')),
  ];
}
