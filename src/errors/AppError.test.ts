import { AppError } from './AppError';

it('instanceof works across copies of the module, and only for an AppError', async () => {
  await jest.isolateModulesAsync(async () => {
    const { AppError: Other } = await import('./AppError');
    expect(Other).not.toBe(AppError);
    expect(new Other('cms/refused', 'x') instanceof AppError).toBe(true);
  });
  expect(new Error('x') instanceof AppError).toBe(false);
  expect({ name: 'AppError' } instanceof AppError).toBe(false);
});
