import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '../support/browser-test.ts'
import { pasienModal } from './keranjang-page.ts'

export const CARD = {
	file: join(import.meta.dirname, '../ktp/07_q40.jpg'),
	nama: 'AGUS HARIYANTO',
	lahir: '14-10-1974',
}
/** Reading a card takes seconds of computing. */
export const READING_MS = 60_000

/** Chooses the picture of an ID card and waits until the form is filled from it. */
export async function readKtp(page: Page, openChooser: () => Promise<void>): Promise<{ nama: string }> {
	const asked = page.waitForEvent('filechooser')
	await openChooser()
	await (await asked).setFiles(CARD.file)
	await expect(pasienModal(page).getByLabel('Nama lengkap')).toHaveValue(CARD.nama, { timeout: READING_MS })
	return { nama: CARD.nama }
}
