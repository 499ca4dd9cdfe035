import type { Locator, Page } from '@playwright/test'

/** The blocks of the home page as its tests find them. */
export const main = (page: Page) => page.getByRole('main')
export const block = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
export const hero = (page: Page) => block(page, 'Sorotan')
export const fasilitas = (page: Page) => block(page, 'Pilihan fasilitas')
export const slides = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]')
