import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import styled from 'styled-components';
import { measures } from '@/theme/tokens';
import { Code, Sheet } from './Specimen.styles';

const meta: Meta = { title: 'Foundations/Motion' };
export default meta;

const speeds = ['fast', 'slow'] as const satisfies (keyof typeof measures)[];

const Track = styled.button<{ $speed: (typeof speeds)[number] }>`
  display: block;
  width: 100%;
  padding: 0.5rem;
  border: 1px solid var(--rule);
  border-radius: var(--r-pill);
  background: none;
  text-align: start;
  &::before {
    content: '';
    display: block;
    width: 3rem;
    height: 3rem;
    border-radius: var(--r-pill);
    background: var(--btn);
    transition: margin-left var(--${({ $speed }) => $speed}) var(--ease);
  }
  &:is(:hover, :focus-visible)::before {
    margin-left: calc(100% - 3rem);
  }
`;

/** Hover or focus a track to move its circle at that speed. */
export const Speeds: StoryObj = {
  render: () => (
    <Sheet>
      {speeds.map((speed) => (
        <div key={speed}>
          <Track type="button" $speed={speed} aria-label={`${speed}, ${measures[speed]}`} />
          <Code>
            --{speed}: {measures[speed]}
          </Code>
        </div>
      ))}
      <Code>--ease: {measures.ease}</Code>
    </Sheet>
  ),
};
