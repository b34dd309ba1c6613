import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Panel } from '@/components/Panel/Panel';
import { Flow } from '@/components/Wrap/Flow';
import { Wrap } from '@/components/Wrap/Wrap';

const meta = { component: Wrap } satisfies Meta<typeof Wrap>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The width of the page, with its margin. */
export const Default: Story = {
  render: () => (
    <Wrap>
      <Panel data-ground="surface">Largo come la pagina</Panel>
    </Wrap>
  ),
};

/** The parts of a page, with the distance between them. */
export const InAFlow: Story = {
  render: () => (
    <Flow>
      <Wrap>
        <Panel data-ground="surface">Prima parte</Panel>
      </Wrap>
      <Wrap>
        <Panel data-ground="surface">Seconda parte</Panel>
      </Wrap>
    </Flow>
  ),
};
