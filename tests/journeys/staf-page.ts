import { expect, type Page } from '@playwright/test'
import type { Site } from '../site-server.ts'

/** Four words that nobody tries first. */
export const SANDI = 'gerobak ungu melompati awan'
export const ADMIN = 'admin@staf.local'

/** The link that the first start prints, which works once. */
export async function firstLink(site: Site): Promise<string> {
	const printed = () => /\/staf\/sandi\?token=[\w-]+/.exec(site.output())?.[0]
	await expect.poll(printed).toBeTruthy()
	return printed() as string
}

/** From an empty staff room to its first page, as its first administrator. */
export async function enterAsFirstAdmin(page: Page, site: Site): Promise<void> {
	await page.goto(await firstLink(site))
	await page.getByLabel('Kata sandi baru').fill(SANDI)
	await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
	await page.getByRole('link', { name: 'Ke halaman masuk' }).click()
	await signIn(page)
}

export async function signIn(page: Page): Promise<void> {
	await page.getByLabel('Email').fill(ADMIN)
	await page.getByLabel('Kata sandi').fill(SANDI)
	await page.getByRole('button', { name: 'Masuk' }).click()
	await expect(page.getByRole('heading', { name: /^Selamat datang/ })).toBeVisible()
}
