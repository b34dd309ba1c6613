import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import * as S from '@/components/DetailLayout/DetailLayout';
import { Panel } from '@/components/Panel/Panel';

const meta = { component: S.Page } satisfies Meta<typeof S.Page>;
export default meta;

/** The parts of a detail page, in their order. */
export const Default: StoryObj<typeof meta> = {
  render: () => (
    <S.Page>
      <S.TitleRow>
        <h1>Mansarda a San Vero</h1>
        <S.Line>Vicolo del Fornaio 8</S.Line>
      </S.TitleRow>
      <S.TwoColumns>
        <S.Column>
          <S.Lead>Una camera all’ultimo piano.</S.Lead>
        </S.Column>
        <S.Aside aria-label="In breve">
          <Panel data-ground="surface">
            <h2>In breve</h2>
            <p>Una camera, un bagno in comune.</p>
          </Panel>
        </S.Aside>
      </S.TwoColumns>
    </S.Page>
  ),
};
