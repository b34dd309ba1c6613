import type { Meta } from '@storybook/nextjs-vite';
import { MyOfferView } from '@/features/offers/MyOfferView';
import { OfferHomeView } from '@/features/offers/OfferHomeView';
import { myOffer, offerChoices, refusedOffer } from '@/features/offers/fixtures';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: OfferHomeView };
export default meta;

const form = { choices: offerChoices, stamp: '', sent: false };
const page = { choices: offerChoices, link: 'open', code: '', id: '' } as const;

export const Empty = pageIn('it', 'offerHome', <OfferHomeView {...form} />);

export const Refused = pageIn(
  'en',
  'offerHome',
  <OfferHomeView {...form} refused={refusedOffer} />,
);

export const Sent = pageIn('it', 'offerHome', <OfferHomeView {...form} sent />);

export const Waiting = pageIn('it', 'offer', <MyOfferView {...page} offer={myOffer} />);

export const ToConfirm = pageIn(
  'en',
  'offer',
  <MyOfferView {...page} offer={{ ...myOffer, state: 'unconfirmed', messages: [] }} />,
);

export const Gone = pageIn('it', 'offer', <MyOfferView {...page} link="gone" offer={null} />);
