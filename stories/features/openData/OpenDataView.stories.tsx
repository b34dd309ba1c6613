import type { Meta } from '@storybook/nextjs-vite';
import { OpenDataView } from '@/features/openData/OpenDataView';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: OpenDataView };
export default meta;

export const Italian = pageIn('it', 'openData', <OpenDataView />);

export const English = pageIn('en', 'openData', <OpenDataView />);
