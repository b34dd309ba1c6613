import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import styled from 'styled-components';
import { Picture } from '@/components/Picture/Picture';
import { pictures, pictograms } from '../fixtures/pictures';
import { Sheet, Tile, Tiles } from './Specimen.styles';

const meta: Meta = { title: 'Foundations/Illustrations' };
export default meta;

const Framed = styled.div`
  img {
    width: 100%;
    height: auto;
    border-radius: var(--r-card);
    filter: var(--picture);
  }
`;

const Pictogram = styled.div`
  width: 4rem;
`;

export const Scenes: StoryObj = {
  render: () => (
    <Sheet>
      <Tiles $least="18rem">
        {Object.entries(pictures).map(([name, image]) => (
          <Tile key={name}>
            <Framed>
              <Picture image={image} sizes="18rem" />
            </Framed>
            {name}
          </Tile>
        ))}
      </Tiles>
    </Sheet>
  ),
};

export const Pictograms: StoryObj = {
  render: () => (
    <Sheet>
      <Tiles $least="8rem">
        {Object.entries(pictograms).map(([name, image]) => (
          <Tile key={name}>
            <Pictogram>
              <Picture image={image} sizes="64px" />
            </Pictogram>
            {name}
          </Tile>
        ))}
      </Tiles>
    </Sheet>
  ),
};
