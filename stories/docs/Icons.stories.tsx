import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import styled from 'styled-components';
import { Icon } from '@/components/Icon/Icon';
import { paths, type IconName } from '@/components/Icon/paths';
import { Sheet, Tile, Tiles } from './Specimen.styles';

const meta: Meta = { title: 'Foundations/Icons', component: Icon };
export default meta;

const isIcon = (name: string): name is IconName => name in paths;

const Large = styled(Icon)`
  width: 2rem;
  height: 2rem;
`;

export const All: StoryObj = {
  render: () => (
    <Sheet>
      <Tiles $least="7rem">
        {Object.keys(paths)
          .filter(isIcon)
          .map((name) => (
            <Tile key={name}>
              <Large name={name} />
              {name}
            </Tile>
          ))}
      </Tiles>
    </Sheet>
  ),
};
