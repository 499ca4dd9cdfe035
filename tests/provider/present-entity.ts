import type { ProviderSwitches } from './provider-switches.ts'

export type Entity = Record<string, unknown>

/** Fields that a provider may leave empty. */
const OPTIONAL = [
	'foto',
	'icon',
	'logo',
	'deskripsi',
	'jadwal',
	'artikelMedia',
	'countView',
	'dokter',
	'rating',
	'mediaContent',
	'metaFormated',
	'usia',
	'jenisKelamin',
	'buttonLink',
	'buttonTitle',
	'content',
]

/** What the first item of a list has, the others may lack. */
export function thinOut(list: Entity[], { optional }: ProviderSwitches): Entity[] {
	if (optional === 'present') {
		return list
	}
	return list.map((entity, index) => {
		// A gallery item without content is none.
		if (index === 0 || 'contentType' in entity) {
			return entity
		}
		const fields = Object.entries(entity)
		return Object.fromEntries(
			optional === 'missing'
				? fields.filter(([name]) => !OPTIONAL.includes(name))
				: fields.map(([name, value]) => [name, OPTIONAL.includes(name) ? null : value]),
		)
	})
}

/** A numeric id as this provider writes it. */
export function presentId(id: number, { idType }: ProviderSwitches): string | number {
	return idType === 'number' ? id : `64f0c0ffee${id.toString(16).padStart(14, '0')}`
}

function presentIds(id: number, switches: ProviderSwitches, atHome: boolean): Entity {
	const shown = presentId(id, switches)
	const both = { id: shown, _id: shown }
	switch (switches.ids) {
		case 'id':
			return { id: shown }
		case '_id':
			return { _id: shown }
		case 'both':
			return both
		case 'spec':
			return atHome ? both : { id: shown }
		case '_id at home':
			return atHome ? { _id: shown } : { id: shown }
	}
}

const CASES = {
	Title: (day: string) => day,
	lower: (day: string) => day.toLowerCase(),
	UPPER: (day: string) => day.toUpperCase(),
}

/** Writes an entity, and all that is inside it, as the switches say. */
export function present(value: unknown, switches: ProviderSwitches, atHome = false): unknown {
	if (Array.isArray(value)) {
		return value.map((item) => present(item, switches, atHome))
	}
	if (typeof value !== 'object' || value === null) {
		return value
	}
	const shown: Entity = {}
	for (const [name, field] of Object.entries(value)) {
		if (name === 'id' && typeof field === 'number') {
			Object.assign(shown, presentIds(field, switches, atHome))
		} else if (name.endsWith('Id') && typeof field === 'number') {
			shown[name] = presentId(field, switches)
		} else if (name === 'createdAt' && typeof field === 'number') {
			shown[name] = switches.epoch === 'seconds' ? Math.floor(field / 1000) : field
		} else if (name === 'hari' && Array.isArray(field)) {
			shown[name] = field.map((day: string) => CASES[switches.hari](day))
		} else if (name === 'keterangan' && typeof field === 'object' && field !== null) {
			const keterangan = present(field, switches)
			shown[name] = switches.keterangan === 'list' ? [keterangan] : keterangan
		} else if (name === 'metaFormated' && typeof field === 'string') {
			if (switches.metaFormated !== 'absent') {
				shown[name] = switches.metaFormated === 'object' ? { keterangan: field } : field
			}
		} else {
			shown[name] = present(field, switches, atHome)
		}
	}
	if (switches.extraFields) {
		Object.assign(shown, { __v: 0, diubahOleh: { nama: 'admin' }, aktif: true })
	}
	return shown
}
