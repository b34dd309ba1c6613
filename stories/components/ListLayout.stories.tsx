import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Grid } from '@/components/Grid/Grid';
import * as S from '@/components/ListLayout/ListLayout';
import { TeaserCard } from '@/components/TeaserCard/TeaserCard';
import { pictures } from '../fixtures/pictures';

const meta = { component: S.Page } satisfies Meta<typeof S.Page>;
export default meta;

/** The parts of a listing page, in their order. */
export const Default: StoryObj<typeof meta> = {
  render: () => (
    <S.Page>
      <S.PageHeader>
        <h1>Alloggi</h1>
        <S.Introduction>
          <p>Stanze e case viste da noi, una per una.</p>
        </S.Introduction>
      </S.PageHeader>
      <S.Count>2 alloggi</S.Count>
      <Grid>
        {[pictures.attic, pictures.courtyard].map((image, index) => (
          <li key={image.src}>
            <TeaserCard
              href={`/alloggi/${index}`}
              title={`Casa ${index + 1}`}
              image={image}
              heading="h2"
            />
          </li>
        ))}
      </Grid>
    </S.Page>
  ),
};
