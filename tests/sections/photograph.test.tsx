import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Photograph } from '@/sections/photograph';
import { render } from '../support/render';

test('a picture that fails to load is hidden, also if it failed before hydration', () => {
  const photograph = <Photograph src="https://images.example/desk.jpg" alt="Our desk" />;
  const { unmount } = render(photograph);
  expect(screen.getByAltText('Our desk')).toBeVisible();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  fireEvent.error(screen.getByAltText('Our desk'));
  expect(screen.getByAltText('Our desk')).not.toBeVisible();
  unmount();

  render(photograph);
  expect(screen.getByAltText('Our desk')).not.toBeVisible();
});
