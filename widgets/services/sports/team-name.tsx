import type { ReactNode } from 'react';
import type { Team } from './tables-shown.ts';

/** A team's mark and its name. */
export const TeamName = ({ team: { name, logo } }: { team: Team }): ReactNode => (
  <>
    {logo ? <img src={logo} width="20" height="20" alt="" loading="lazy" decoding="async" /> : null}
    <span>{name}</span>
  </>
);
