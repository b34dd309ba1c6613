import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import styled from 'styled-components';
import { AmbientVideo } from '@/components/AmbientVideo/AmbientVideo';

/** The video fills its parent. */
const Stage = styled.div`
  position: relative;
  height: 20rem;
`;

const meta = {
  component: AmbientVideo,
  parameters: { layout: 'padded' },
  args: {
    video: {
      src: '/clips/town-day.mp4',
      mimeType: 'video/mp4',
      mobile: { src: '/clips/town-day-phone.mp4', mimeType: 'video/mp4' },
    },
    overPicture: false,
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof AmbientVideo>;
export default meta;

/** Plays while it is visible, for visitors who allow motion. */
export const Default: StoryObj<typeof meta> = {};
