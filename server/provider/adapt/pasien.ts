import { pasienFields } from '../../../contract/pasien/isian.ts'
import { maskNik } from '../../../contract/pasien/mask-nik.ts'
import { getPasien, type Pasien, pasien, updatePasien } from '../../../contract/pasien/pasien.ts'
import { adaptItems, type Entity, type Report } from './entity.ts'
import { ProviderError } from './provider-error.ts'
import { firstOf, isEmpty, isRaw, toList } from './raw.ts'
import { type Adapter, adaptOne, unwrap } from './responses.ts'
import { epochMs, flag, jenisKelamin, text } from './values.ts'

const pasienEntity: Entity = {
	name: 'pasien',
	fields: {
		nik: text,
		nama: text,
		noTelp: text,
		tempatLahir: text,
		tanggalLahir: text.transform(dayFirst),
		jenisKelamin,
		alamatLengkap: text,
		isComplete: flag,
	},
	complete(raw) {
		const empty = pasienFields.filter((field) => isEmpty(raw[field]))
		const isComplete = isEmpty(raw.isComplete) ? empty.length === 0 : flag.parse(raw.isComplete)
		return { ...raw, isComplete, kurang: isComplete ? [] : empty }
	},
}

/** `1990-07-25T00:00:00Z` → `25-07-1990`; any other text stays as it was typed. */
function dayFirst(value: string): string {
	const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(value) ?? []
	return year ? `${day}-${month}-${year}` : value
}

/**
 * Own and other patients apart. In one list without a sign of whose they are, the oldest is the member's own: it was
 * made when the member registered.
 */
function split(body: unknown): { own: unknown[]; other: unknown[] } {
	const inner = unwrap(body)
	if (isRaw(inner) && ('own' in inner || 'other' in inner)) {
		return { own: toList(unwrap(inner.own)), other: toList(unwrap(inner.other)) }
	}
	const all = isRaw(inner) ? toList(Object.values(inner).find((value) => Array.isArray(value))) : toList(inner)
	if (all.some((each) => isOwn(each) !== undefined))
		return { own: all.filter((each) => isOwn(each) === true), other: all.filter((each) => isOwn(each) !== true) }
	const oldest = all.toSorted((one, other) => createdAt(one) - createdAt(other))[0]
	return { own: all.filter((each) => each === oldest), other: all.filter((each) => each !== oldest) }
}

function isOwn(value: unknown): boolean | undefined {
	if (!isRaw(value)) return undefined
	const own = firstOf(value, 'isOwn', 'own', 'isSelf')
	if (own !== undefined) return flag.parse(own)
	const other = firstOf(value, 'isOther', 'other')
	return other === undefined ? undefined : !flag.parse(other)
}

const createdAt = (value: unknown) => (isRaw(value) ? (epochMs.safeParse(value.createdAt).data ?? 0) : 0)

function read(body: unknown, report: Report) {
	const { own, other } = split(body)
	const place = { report, brief: false }
	return {
		own: adaptItems(pasien, pasienEntity, own, place),
		other: adaptItems(pasien, pasienEntity, other, place),
	}
}

/** Lists show the last digits of a NIK only. */
const masked = (each: Pasien): Pasien => ({ ...each, nik: maskNik(each.nik).whole })

/** An empty response is a member without patients. Whether there is a member is up to the cookie. */
export const adaptPasien: Adapter<'listPasien'> = (body, _, report) => {
	const { own, other } = read(body, report)
	return { data: { own: own.map(masked), other: other.map(masked) } }
}

/** One patient, from the patient itself or from the list of all: the specification has no call for one. */
export const adaptPasienById: Adapter<'getPasien'> = (body, request, report) => {
	const inner = unwrap(body)
	const isPasien = isRaw(inner) && ('nama' in inner || 'nik' in inner)
	if (isPasien) return adaptOne(getPasien.response, pasienEntity)(body, request, report)
	const { own, other } = read(body, report)
	const found = [...own, ...other].find(({ id }) => id === request.params.id)
	if (!found) throw new ProviderError('TIDAK_DITEMUKAN')
	return { data: found }
}

/** The specification does not show the response of an update; it may be empty or a message. */
export const adaptUpdated: Adapter<'updatePasien'> = (body, request, report) => {
	const inner = unwrap(body)
	const updated = isRaw(inner) && isRaw(inner.updated) ? inner.updated : isRaw(inner) ? inner : {}
	const { data } = adaptOne(updatePasien.response, pasienEntity)({ ...updated, id: request.params.id }, request, report)
	return { data: masked(data) }
}
