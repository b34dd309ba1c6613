import styled from 'styled-components';
import { iconHref, type IconName } from './icons';

const Svg = styled.svg`
  width: 1.25em;
  height: 1.25em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.9;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** An icon beside a text; it never carries a meaning alone. The drawings, with their size, are in public/icons/signs.svg. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <Svg aria-hidden="true" className={className}>
      <use href={iconHref(name)} />
    </Svg>
  );
}
