import { z } from 'zod'
import { defineCall } from '../call.ts'
import { bentuk } from '../parameters.ts'
import { created, id, listOf, one } from '../shapes.ts'
import { shopItemRingkas } from './shop.ts'

/** A family's cart is far smaller; without a bound one visitor could fill the disk. */
export const MAX_KERANJANG = 100

export const keranjang = z
	.strictObject({ id, shopItem: shopItemRingkas, pasien: z.strictObject({ id, nama: z.string() }) })
	.meta({ id: 'Keranjang' })
export type Keranjang = z.infer<typeof keranjang>

export const listKeranjang = defineCall('GET /v1/public/shop-keranjang', 'member', {
	summary: "The member's cart; without a member it is empty",
	query: z.object({ bentuk }),
	response: listOf(keranjang),
})

export const createKeranjang = defineCall('POST /v1/public/shop-keranjang', 'member', {
	summary: 'A package for a complete patient; the same pair again is the same line',
	body: z.object({ pasienId: id, shopItemId: id }),
	response: created,
	errors: ['BELUM_TERDAFTAR', 'TIDAK_DITEMUKAN', 'PASIEN_BELUM_LENGKAP', 'KERANJANG_PENUH'],
})

export const removeKeranjang = defineCall('DELETE /v1/public/shop-keranjang/remove', 'member', {
	summary: "Takes lines out; a line that is not the member's is as if it were not there",
	body: z.array(z.object({ id })).min(1).max(MAX_KERANJANG),
	response: one(z.strictObject({ removed: z.array(z.strictObject({ id })) })),
	errors: ['BELUM_TERDAFTAR'],
})
