import type { ReactNode } from 'react';
import type { Digits } from '../../../../kernel/types.ts';
import { chooseCaptions, readTracksOf } from '../captions-choice.ts';
import { inDigits } from '../../../shared/playback/format-time.ts';
import type { PlayerLabels } from '../../../shared/playback/labels.ts';

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

interface ChoiceProps {
  name: string;
  label: string;
  value: number;
  options: readonly (readonly [value: number, text: string])[];
  onChoose: (value: number) => void;
}

/** Renders a native select, which opens in every browser and is large enough for a thumb. */
const Choice = ({ name, label, value, options, onChoose }: ChoiceProps): ReactNode => (
  <select
    className={`player-choice player-${name}`}
    aria-label={label}
    title={label}
    value={value}
    onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
  >
    {options.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </select>
);

export interface ChoicesProps {
  media: HTMLMediaElement;
  labels: PlayerLabels;
  digits: Digits;
  qualities: readonly string[];
  /** -1 if the stream chooses the quality itself. */
  quality: number;
  /** True if the qualities are levels of a stream, which can also choose itself. */
  areLevels: boolean;
  speed: number;
  formatNumber: (number: number) => string;
  onQuality: (index: number) => void;
  onSpeed: (speed: number) => void;
}

/** Renders the choices for captions, speed and quality. */
export function Choices({ media, labels, digits, ...chosen }: ChoicesProps): ReactNode {
  const { qualities, quality, areLevels, speed, formatNumber, onQuality, onSpeed } = chosen;
  const tracks = readTracksOf(media);
  const automatic = areLevels ? [[-1, labels.automatic] as const] : [];
  const named = qualities.map((name, index) => [index, inDigits(name, digits) || formatNumber(index + 1)] as const);
  return (
    <>
      {tracks.length > 0 ? (
        <Choice
          name="captions"
          label={labels.captions}
          value={tracks.findIndex(({ mode }) => mode === 'showing')}
          options={[[-1, labels.noCaptions], ...tracks.map(({ label }, index) => [index, label] as const)]}
          onChoose={index => chooseCaptions(tracks, tracks[index])}
        />
      ) : null}
      <Choice
        name="speed"
        label={labels.speed}
        value={speed}
        options={speeds.map(choice => [choice, `${formatNumber(choice)}×`])}
        onChoose={onSpeed}
      />
      {qualities.length > 1 ? (
        <Choice name="quality" label={labels.quality} value={quality} options={[...automatic, ...named]} onChoose={onQuality} />
      ) : null}
    </>
  );
}
