import type { Page } from '@playwright/test'
import { pasienModal } from './keranjang-page.ts'

/** The patient modal's forms as their tests find them. */
export const PASIEN_DELAY_MS = 500

export const field = (page: Page, label: string) => pasienModal(page).getByLabel(label, { exact: true })
export const button = (page: Page, name: string | RegExp) =>
	pasienModal(page).getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string) => pasienModal(page).getByRole('heading', { name })

export async function fillMember(page: Page) {
	await field(page, 'Nama').fill(' Rahma  W. ')
	await field(page, 'Nomor telepon').fill('nol delapan')
	await field(page, 'Email').fill('bukan email')
}

export async function fillPasien(page: Page, values: Record<string, string>) {
	for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}
