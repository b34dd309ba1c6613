import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockRailLayout } from '@/components/Carousel/testing';
import { renderIn } from '@/i18n/testing/renderIn';
import { slider } from '../../../stories/fixtures/blocks/Slider';
import type { RawBlock } from '../engine/server/mapper';
import { mapBlockProps, rawLink } from '../engine/testing/mapBlockProps';
import { rawPicture } from '../engine/testing/rawBlocks';
import { Slider } from './Slider';

const fieldLink = rawLink('Tintorie', 'https://studium.example/atenei/accademia');

const slide = { id: '10', fieldLink, coverImage: [rawPicture('courtyard', 'Un cortile')] };

type Slides = RawBlock<'slider'>['slides'];

const map = (...slides: unknown[]) => mapBlockProps('slider', { slides: slides as Slides });

describe('its mapper', () => {
  it('maps a slide from a picture and a link of the site', async () => {
    expect(await map(slide, { ...slide, id: '11' })).toMatchObject({
      visibleSlides: 2,
      slides: [
        { id: '10', link: { text: 'Tintorie', href: '/atenei/accademia' } },
        { id: '11', image: { alt: '' } },
      ],
    });
  });

  it('omits broken slides', async () => {
    const broken = [
      null,
      { ...slide, fieldLink: null },
      { ...slide, fieldLink: { ...fieldLink, url: null } },
      { ...slide, fieldLink: { ...fieldLink, url: 'javascript:alert(1)' } },
      { ...slide, coverImage: [] },
      { ...slide, coverImage: [{ ...rawPicture('x'), width: null }] },
    ];
    expect(await map(...broken, slide)).toMatchObject({
      slides: [{ id: '10' }],
    });
    expect(await map(...broken)).toEqual({ missing: 'content' });
    expect(await map()).toEqual({ missing: 'content' });
  });
});

it('is a list of links named by their texts, and scrolls by keyboard', async () => {
  const user = userEvent.setup();
  renderIn('it', <Slider {...slider.typical.props} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(
    screen.getByRole('link', { name: 'Tintorie: vasche, colori, l’Accademia' }),
  ).toHaveAttribute('href', '/atenei/accademia-di-belle-arti');
  expect(
    screen.getByRole('link', { name: /Anfiteatro.*si apre in una nuova finestra/ }),
  ).toHaveAttribute('target', '_blank');

  const row = screen.getByRole('group', { name: 'Riquadri da scorrere' });
  act(() => mockRailLayout(row, 100, 300));
  await user.tab();
  expect(row).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('3–5 / 5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Indietro' }));
  expect(screen.getByText('1–3 / 5')).toBeVisible();
});
