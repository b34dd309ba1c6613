import type { Meta } from '@storybook/nextjs-vite';
import { HomeForm } from '@/features/owners/HomeForm';
import { OwnersView } from '@/features/owners/OwnersView';
import { ownedHome, refusedAnswer } from '@/features/owners/fixtures';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: OwnersView };
export default meta;

const proof = { code: '', id: '' };
const second = { ...ownedHome, id: '202', title: 'Camera nel rione degli orti' };

export const Homes = pageIn(
  'it',
  'owners',
  <OwnersView state="open" homes={[ownedHome, second]} {...proof} />,
);

export const Refused = pageIn(
  'it',
  'owners',
  <OwnersView state="open" homes={[ownedHome]} refused={refusedAnswer} {...proof} />,
);

export const Answered = pageIn(
  'en',
  'owners',
  <OwnersView state="open" homes={[ownedHome]} answered="applied" {...proof} />,
);

export const ForOffice = pageIn(
  'it',
  'owners',
  <OwnersView state="open" homes={[]} answered="forOffice" {...proof} />,
);

export const Gone = pageIn('en', 'owners', <OwnersView state="gone" homes={[]} {...proof} />);

export const OneHome = pageIn(
  'it',
  'owners',
  <HomeForm home={ownedHome} action="/proprietari" refused={undefined} />,
);
