import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { embed } from '../../../stories/fixtures/blocks/Embed';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { EmbedBlock } from './Embed';

describe('its mapper', () => {
  it('recognises the host, and returns the address to embed', async () => {
    expect(await mapBlockProps('embed', { embedUrl: 'https://youtu.be/aqz-KE-bpKQ' })).toEqual({
      embed: {
        src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&autoplay=1',
        href: 'https://youtu.be/aqz-KE-bpKQ',
        host: 'YouTube',
        kind: 'video',
      },
    });
  });

  it.each([null, '', 'https://unknown.example/1', 'javascript:alert(1)'])(
    'reports that there is nothing to embed: %s',
    async (embedUrl) => {
      expect(await mapBlockProps('embed', { embedUrl })).toEqual({ missing: 'embed' });
    },
  );
});

it('names the host in the visitor’s language, and loads on demand', async () => {
  renderIn('it', <EmbedBlock {...embed.typical.props} />);
  expect(screen.getByText('Video su video.example.org')).toBeVisible();
  expect(screen.getByText(/riceve il tuo indirizzo IP/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apri su video.example.org' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Carica il video' }));
  expect(screen.getByTitle('Video su video.example.org')).toHaveAttribute(
    'src',
    'https://video.example.org/embed/castelmora-in-due-minuti',
  );
});

it('can be a map', () => {
  renderIn('en', <EmbedBlock {...embed.bare.props} />);
  expect(screen.getByText('Map by OpenStreetMap')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the map' })).toBeVisible();
});
