import { ALAMAT_TOKO, isAlamatToko } from '../contract/shop/alamat-toko.ts'
import type { Template } from '../contract/web/web.ts'
import type { Api } from './api.ts'
import { notFound, orElse, readTemplate } from './load.ts'

let known: string = ALAMAT_TOKO

/** Called when the root renders in the browser. */
export const rememberShopPath = ({ merek }: Template) => {
	known = merek.data.alamatToko ?? ALAMAT_TOKO
}

/**
 * A page of one word is the shop at the hospital's own address, or no page.
 *
 * @param toko absent at the address of the specification
 */
export async function checkShopPath(toko: string | undefined, api: Api): Promise<void> {
	if (toko === undefined) return
	const path = `/${toko}`
	if (!isAlamatToko(path)) throw notFound()
	const template = await orElse(readTemplate(api), null)
	// Without an answer it may be the shop.
	if (template && template.merek.data.alamatToko !== path) throw notFound()
}

/** The same in the browser, which knows the template. */
export function checkKnownShopPath(toko: string | undefined): void {
	if (toko !== undefined && `/${toko}` !== known) throw notFound()
}
