import styled from 'styled-components';
import { media } from '@/theme/media';
import type { EmbedModel } from './Embed';

/** As wide as the poster, wider where that is very narrow, or has room below. */
const Scene = styled.svg`
  position: absolute;
  top: 0;
  left: 50%;
  z-index: -1;
  width: max(100%, 352px);
  max-width: none;
  transform: translateX(-50%);
  @container embed (min-width: 50rem) {
    width: 132%;
  }
  ${media.print} {
    display: none;
  }
`;

const Part = styled.path<{ $color: string }>`
  fill: var(--${({ $color }) => $color});
`;

const Line = styled.path`
  fill: none;
  stroke: var(--cream);
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** A drawn poster: it is in the page itself, so nothing is loaded for it. */
export function EmbedScene({ kind }: { kind: EmbedModel['kind'] }) {
  return (
    <Scene viewBox="0 14 640 176" aria-hidden="true">
      {kind === 'map' ? <Streets /> : <Square />}
    </Scene>
  );
}

/** The screen in the square by night, and who has come to look. */
function Square() {
  return (
    <>
      <Part $color="lost" d="M0 0h640v360H0Z" />
      <Part
        $color="honey"
        d="M34.5 34a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1-3 0ZM90.5 20a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1-3 0ZM174.5 30a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1-3 0ZM234.5 14a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1-3 0ZM320.5 22a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1-3 0ZM396.5 12a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1-3 0ZM450.5 34a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1-3 0ZM546.5 16a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1-3 0ZM610.5 30a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1-3 0ZM128.5 40a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1-3 0ZM498.5 44a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1-3 0Z"
      />
      <Part $color="f-plum" d="M0 122l84-34 96 22 92-40 118 36 110-36 140 38v252H0Z" />
      <Part
        $color="f-ink"
        d="M0 230V96h30V78l22-14 22 14v18h28V66h12V46h18v20h12v164Zm496 0V86h20V54h8V38l14-14 14 14v16h8v40h30V78l25-14 25 14v152Z"
      />
      <Part
        $color="f-ochre"
        d="M44 104h12v18H44Zm70-14h12v18h-12Zm0 44h12v18h-12Zm-70 14h12v18H44Zm488-78h12v18h-12Zm0 48h12v18h-12Zm60 4h12v18h-12Zm-32 32h12v18h-12Z"
      />
      <Part
        $color="f-ochre"
        d="M147 60a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM163 68a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM181 73a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM199 74a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM217 71a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM235 64a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM399 64a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM417 71a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM435 74a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM453 73a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM471 68a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM487 60a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z"
      />
      <Part $color="f-ink" d="M228 150h8v70h-8Zm176 0h8v70h-8Z" />
      <Part
        $color="f-brick-deep"
        d="M222 30h196a8 8 0 0 1 8 8v110a8 8 0 0 1-8 8H222a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8Z"
      />
      <Part $color="chip" d="M224 40h192v106H224Z" />
      <Part $color="f-brick" d="M302 66l44 27-44 27Z" />
      <Part
        $color="f-night"
        d="M-18 162a12 12 0 1 1 24 0a12 12 0 1 1-24 0ZM-30 194c0-20 10-26 24-26s24 6 24 26ZM25 158a13 13 0 1 1 26 0a13 13 0 1 1-26 0ZM14 194c0-20 10-26 24-26s24 6 24 26ZM65 158a13 13 0 1 1 26 0a13 13 0 1 1-26 0ZM54 194c0-20 10-26 24-26s24 6 24 26ZM109 158a13 13 0 1 1 26 0a13 13 0 1 1-26 0ZM98 194c0-20 10-26 24-26s24 6 24 26ZM160 158a11 11 0 1 1 22 0a11 11 0 1 1-22 0ZM147 194c0-20 10-26 24-26s24 6 24 26ZM199 161a12 12 0 1 1 24 0a12 12 0 1 1-24 0ZM187 194c0-20 10-26 24-26s24 6 24 26ZM240 158a11 11 0 1 1 22 0a11 11 0 1 1-22 0ZM227 194c0-20 10-26 24-26s24 6 24 26ZM288 158a12 12 0 1 1 24 0a12 12 0 1 1-24 0ZM276 194c0-20 10-26 24-26s24 6 24 26ZM338 162a11 11 0 1 1 22 0a11 11 0 1 1-22 0ZM325 194c0-20 10-26 24-26s24 6 24 26ZM385 158a13 13 0 1 1 26 0a13 13 0 1 1-26 0ZM374 194c0-20 10-26 24-26s24 6 24 26ZM434 161a13 13 0 1 1 26 0a13 13 0 1 1-26 0ZM423 194c0-20 10-26 24-26s24 6 24 26ZM476 158a11 11 0 1 1 22 0a11 11 0 1 1-22 0ZM463 194c0-20 10-26 24-26s24 6 24 26ZM525 166a11 11 0 1 1 22 0a11 11 0 1 1-22 0ZM512 194c0-20 10-26 24-26s24 6 24 26ZM569 158a11 11 0 1 1 22 0a11 11 0 1 1-22 0ZM556 194c0-20 10-26 24-26s24 6 24 26ZM617 162a12 12 0 1 1 24 0a12 12 0 1 1-24 0ZM605 194c0-20 10-26 24-26s24 6 24 26ZM0 180h640v14H0Z"
      />
    </>
  );
}

/** The town from above. */
function Streets() {
  return (
    <>
      <Part $color="f-sage" d="M0 0h640v200H0Z" />
      <Part
        $color="f-river"
        d="M0 140c90-34 180-4 280-20S470 62 640 74v26c-170-8-250 24-360 44S100 134 0 168Z"
      />
      <Line d="M-8 66l150-16 118 10 140-20 248-6M76 0l34 200M212 0l26 200M356 0l22 200M484 0l34 200M596 0l-20 200M-8 190l200-20 190 8 266-48" />
      <Part
        $color="f-night"
        d="M118 20l34-4 4 24-34 4Zm42-6l36-4 4 26-36 4Zm64-2l40 2-2 28-36-2Zm48 2l40-2 2 22-42 6Zm112-4l34-4 4 22-34 4Zm42-4l36-2 4 20-36 4Zm74-6l60-2-6 24-50 2ZM92 74l38-4 4 20-38 6Zm46-4l60-2 4 24-60-2Zm80 0l30 4 4 26-32 2Zm168-8l44-6 4 16-44 10Zm52-8l40-4 4 18-40 6ZM150 168l60-8 6 16-62 4Zm250-16l44-8 8 20-46 6Zm140-26l46-6 6 22-46 6ZM20 84l48-6 6 24-50 8Zm0-56l46-6 6 22-46 6Z"
      />
      <Part $color="f-brick" d="M320 118c-18-18-28-30-28-44a28 28 0 0 1 56 0c0 14-10 26-28 44Z" />
      <Part $color="cream" d="M320 64a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21Z" />
      <Part $color="f-night" d="M0 200v-24c110-14 210 8 320 2s210-20 320-6v28Z" />
    </>
  );
}
