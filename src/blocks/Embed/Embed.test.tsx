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

it('sends nothing to the host before a press, and names it in the visitor’s language', () => {
  const { container } = renderIn('it', <EmbedBlock {...embed.typical.props} />);
  expect(screen.getByText('Video su video.example.org')).toBeVisible();
  expect(screen.getByText(/riceve il tuo indirizzo IP/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apri su video.example.org' })).toBeVisible();
  expect(container.innerHTML).not.toContain('/embed/');
});

it('loads by keyboard, takes the focus, and still links to the host', async () => {
  const user = userEvent.setup();
  renderIn('it', <EmbedBlock {...embed.typical.props} />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Carica il video' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const frame = screen.getByTitle('Video su video.example.org');
  expect(frame).toHaveAttribute('src', embed.typical.props.embed.src);
  expect(frame).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Apri su video.example.org' })).toBeVisible();
});

it('can be a map, whose frame has only the permissions that it needs', async () => {
  renderIn('en', <EmbedBlock {...embed.bare.props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Load the map' }));
  const frame = screen.getByTitle('Map by OpenStreetMap');
  expect(frame).toHaveAttribute('allow', 'fullscreen');
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  const sandbox = frame.getAttribute('sandbox')?.split(' ');
  expect(sandbox).not.toContain('allow-top-navigation');
  expect(sandbox).not.toContain('allow-forms');
});
