import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useEffect } from 'react';
import { reportCodeLoad } from '@/lib/reportCodeLoad';
import { RouteProgress } from '@/shell/RouteProgress';

/** Reports that the code of a button could not be loaded. */
function FailedPress() {
  useEffect(() => {
    reportCodeLoad(false);
    return () => reportCodeLoad(true);
  }, []);
  return null;
}

const meta = { component: RouteProgress } satisfies Meta<typeof RouteProgress>;
export default meta;

/** The message after a button whose code could not be loaded. */
export const FailedLoad: StoryObj<typeof meta> = {
  render: () => (
    <>
      <RouteProgress />
      <FailedPress />
    </>
  ),
};
