import type { APIRequestContext, Page } from '@playwright/test'
import type { Artikel } from '../../contract/artikel/artikel.ts'
import type { Template } from '../../contract/web/web.ts'

/** The pages of articles as their tests find them, and what the API says of them. */
export const API = '/api/v1/public'
export const URI = 'jalan-kaki-30-menit'

export const main = (page: Page) => page.getByRole('main')
export const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
export const side = (page: Page) => page.getByRole('complementary', { name: 'Informasi terkait' })

export const read = async <T>(request: APIRequestContext, path: string): Promise<T> =>
	(await (await request.get(`${API}${path}`)).json()).data
export const readArtikel = (request: APIRequestContext, uri = URI) => read<Artikel>(request, `/artikel/detail/${uri}`)
export const readTemplate = async (request: APIRequestContext): Promise<Template> =>
	(await request.get(`${API}/web/template/`)).json()
