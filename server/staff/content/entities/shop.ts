import { z } from 'zod'
import { antreanSettingInput } from '../../../../contract/antrean/staff/antrean-setting.ts'
import { shopItemInput, shopSettingInput, shopUsiaInput } from '../../../../contract/shop/staff/shop.ts'
import { giveMissingNomor } from '../../../antrean/follow-reservasi.ts'
import { entity } from '../entity.ts'

export const shopItem = entity({
	sumber: 'shop-item',
	table: 'shopItem',
	isian: shopItemInput,
	label: 'nama',
	search: ['cari'],
	sort: ['urutan', 'nama', 'harga'],
	filter: ['tipeId', 'kategoriId', 'usia', 'status'],
	published: true,
	long: ['textContent', 'persiapan'],
	uri: { from: 'nama', page: '/paket-layanan/' },
	ordered: true,
	// Staff set the quota in the calendar of visits.
	added: { kuotaHarian: z.int().nullable(), kuotaPoliKlinikId: z.string().nullable() },
	links: { usia: { table: 'shopItemUsia', own: 'shopItemId', other: 'usiaId' } },
})

/** Packages of the shop and their choices, the settings of the shop and of the queue. */
export const shopEntities = [
	shopItem,
	entity({
		sumber: 'shop-usia',
		table: 'shopUsia',
		isian: shopUsiaInput,
		label: 'nama',
		search: ['nama'],
		sort: ['urutan', 'nama', 'usiaMin'],
		uri: { from: 'nama', page: null },
		ordered: true,
		usedBy: [
			{
				as: 'paket',
				table: 'shopItem',
				label: 'nama',
				through: { table: 'shopItemUsia', own: 'shopItemId', other: 'usiaId' },
			},
		],
	}),
	entity({
		sumber: 'shop-setting',
		table: 'shopSetting',
		isian: shopSettingInput,
		label: () => 'Pengaturan toko',
		stamps: ['createdAt'],
		single: true,
	}),
	entity({
		sumber: 'antrean-setting',
		table: 'antreanSetting',
		isian: antreanSettingInput,
		label: () => 'Pengaturan antrean',
		json: ['tipe', 'loket'],
		single: true,
		saved: ({ db, now }) => giveMissingNomor(db, now),
	}),
]
