import { z } from 'zod'
import { reservasi } from '../../../contract/reservasi/reservasi.ts'
import { statusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import type { created } from '../../../contract/shapes.ts'
import { adaptEntity, adaptItems, type Entity } from './entity.ts'
import { ProviderError } from './provider-error.ts'
import { firstOf, isRaw, type Raw, toList } from './raw.ts'
import { type Adapter, unwrap } from './responses.ts'
import { readMeta, sexes } from './shop.ts'
import { epochMs, fileName, html, idText, name, rupiah, tanggal, text } from './values.ts'

const line = reservasi.shape.reservasiItem.element

/** A package that is no longer offered has little more than its name. */
const reservedEntity: Entity = {
	name: 'shopItem',
	fields: {
		nama: name,
		uri: text,
		harga: rupiah,
		mediaContent: fileName,
		persiapan: text,
		jenisKelamin: sexes,
		textContent: html,
	},
	complete(raw) {
		const usia = toList(raw.usia).map(named)
		return { ...raw, tipe: named(raw.tipe), kategori: named(raw.kategori), usia, metaFormated: readMeta(raw, usia) }
	},
	heavy: ['id', 'harga', 'tipe', 'kategori', 'usia', 'jenisKelamin', 'textContent', 'metaFormated'],
}

const named = (value: unknown) => ({ nama: text.parse((isRaw(value) ? value.nama : value) ?? '') })

const lineEntity: Entity = {
	name: 'reservasiItem',
	fields: { harga: rupiah },
	complete: (raw, place) => ({
		...raw,
		harga: raw.harga ?? (isRaw(raw.shopItem) ? raw.shopItem.harga : undefined),
		shopItem: adaptEntity(line.shape.shopItem, reservedEntity, raw.shopItem, place),
		pasien: adaptEntity(line.shape.pasien, { name: 'pasien', fields: { nama: name } }, raw.pasien, place),
	}),
}

export const reservasiEntity: Entity = {
	name: 'reservasi',
	fields: {
		kode: idText,
		atasNama: text,
		noTelp: text,
		tanggalVisit: tanggal,
		createdAt: epochMs,
		total: rupiah,
		// The specification has no states; a new reservation is `baru`.
		status: z.enum(statusReservasi).catch('baru'),
	},
	complete(raw, place) {
		const lines = toList(raw.reservasiItem).map((each, index) =>
			isRaw(each) ? { _id: `item-${index + 1}`, ...each } : each,
		)
		const reservasiItem = adaptItems(line, lineEntity, lines, place)
		return {
			...raw,
			createdAt: raw.createdAt ?? 0,
			reservasiItem,
			total: raw.total ?? reservasiItem.reduce((sum, { harga }) => sum + harga, 0),
		}
	},
}

export const adaptCreatedReservasi: Adapter<'createReservasi'> = (body) => {
	const kode = idText.safeParse(firstOf(unwrapCreated(body), 'kode', 'code')).data
	if (!kode) throw new ProviderError('KESALAHAN_SISTEM', 'The response has no kode of the reservation.')
	return { data: { created: { id: createdId(body) ?? kode, kode } } }
}

/** What was created: `data.created`, `data`, `created` or the response itself. */
function unwrapCreated(body: unknown): Raw {
	const inner = unwrap(body)
	const value = Array.isArray(inner) ? inner[0] : inner
	if (isRaw(value)) return isRaw(value.created) ? unwrapCreated(value.created) : value
	return { id: value }
}

const createdId = (body: unknown): string | undefined => {
	const raw = unwrapCreated(body)
	return idText.safeParse(firstOf(raw, 'id', '_id', 'insertedId', 'created')).data
}

type Created = z.infer<typeof created>

/** The specification does not show these responses, so the id may be missing. The site does not need it. */
export const adaptCreated = (body: unknown): Created => ({ data: { created: { id: createdId(body) || 'tanpa-id' } } })

/** A created thing whose id is needed. */
export function adaptCreatedId(body: unknown): Created {
	const id = createdId(body)
	if (!id) throw new ProviderError('KESALAHAN_SISTEM', 'The response has no id of what was created.')
	return { data: { created: { id } } }
}
