import type { Meta } from '@storybook/nextjs-vite';
import { AlertsView } from '@/features/alerts/AlertsView';
import { MailLinkView } from '@/features/alerts/MailLinkView';
import { SearchSummary } from '@/features/alerts/SearchSummary';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: AlertsView };
export default meta;

const search = {
  section: 'accommodations',
  filters: ['Camera singola', 'fino a € 400'],
  listHref: '/alloggi?type=singleRoom&price-to=400',
} as const;
const filters = [...search.filters];

export const Form = pageIn(
  'it',
  'alerts',
  <AlertsView {...search} filters={filters} query="type=singleRoom&price-to=400" sent={false} />,
);

export const Sent = pageIn(
  'it',
  'alerts',
  <AlertsView {...search} filters={filters} query="type=singleRoom&price-to=400" sent />,
);

/** The page behind the link of a mail. */
const mailLink = (state: 'pending' | 'done' | 'gone' | 'full' | 'failed') =>
  pageIn(
    'it',
    'alertsConfirm',
    <MailLinkView purpose="confirm" state={state} search={{ ...search, filters }} code="" id="" />,
  );

export const Confirm = mailLink('pending');
export const Confirmed = mailLink('done');
export const ConfirmFailed = mailLink('failed');

export const End = pageIn(
  'en',
  'alertsEnd',
  <MailLinkView purpose="end" state="gone" search={null} code="" id="" />,
);

export const Summary = pageIn(
  'it',
  'alerts',
  <SearchSummary section="accommodations" filters={filters} />,
);
