import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import styled from 'styled-components';
import { Icon } from '@/components/Icon/Icon';
import { iconNames } from '@/components/Icon/icons';
import { Sheet, Tile, Tiles } from './Specimen.styles';

const meta: Meta = { title: 'Foundations/Icons', component: Icon };
export default meta;

const Large = styled(Icon)`
  width: 2rem;
  height: 2rem;
`;

export const All: StoryObj = {
  render: () => (
    <Sheet>
      <Tiles $least="7rem">
        {iconNames.map((name) => (
          <Tile key={name}>
            <Large name={name} />
            {name}
          </Tile>
        ))}
      </Tiles>
    </Sheet>
  ),
};
