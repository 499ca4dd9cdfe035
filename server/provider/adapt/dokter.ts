import { z } from 'zod'
import {
	dokter,
	jadwalKeterangan,
	jadwalPengecualian,
	jadwalWaktu,
	poliKlinikRingkas,
} from '../../../contract/dokter/dokter.ts'
import { specialtiesOfPoli } from '../../../lexicon/specialties-of-poli.ts'
import { contohKeluhan } from '../../dokter/contoh-keluhan.ts'
import { adaptItems, type Entity, type Place } from './entity.ts'
import { firstOf, isRaw, type Raw, toList } from './raw.ts'
import { fileName, flag, hari, idText, jam, name, tanggal, text } from './values.ts'

export const poliKlinikEntity: Entity = {
	name: 'poliKlinik',
	fields: { nama: name, uri: name, icon: fileName, deskripsi: text },
}

/** A clinic of a provider without complaints gets an example of the specialty that its name tells. */
export const poliKlinikWithKeluhan: Entity = {
	...poliKlinikEntity,
	fields: { ...poliKlinikEntity.fields, keluhan: z.array(z.object({ kata: name })) },
	complete: (raw) => ({
		...raw,
		keluhan: toList(raw.keluhan).length > 0 ? raw.keluhan : contohKeluhan(specialtiesOfPoli(String(raw.nama ?? ''))),
	}),
}

const waktuEntity: Entity = {
	name: 'jadwal.waktu',
	fields: {
		poliKlinikId: idText,
		hari: hari.refine((days) => days.length > 0),
		keteranganWaktu: text,
		jamMulai: jam,
		jamSelesai: jam,
	},
}

const keteranganEntity: Entity = {
	name: 'jadwal.keterangan',
	fields: { keterangan: name, expiredStatus: flag.transform(Number) },
	complete: (raw) => ({ ...raw, keterangan: firstOf(raw, 'keterangan', 'text') }),
}

const pengecualianEntity: Entity = {
	name: 'jadwal.pengecualian',
	fields: {
		poliKlinikId: idText.nullish().transform((id) => id ?? null),
		mulai: tanggal,
		selesai: tanggal,
		jamMulai: jam.nullish().transform((value) => value ?? null),
		jamSelesai: jam.nullish().transform((value) => value ?? null),
		alasan: text,
	},
}

export const dokterEntity: Entity = {
	name: 'dokter',
	fields: { _id: idText, nama: name, foto: fileName, spesialis: text },
	complete(raw, place) {
		const poliKlinik = adaptItems(poliKlinikRingkas, poliKlinikEntity, raw.poliKlinik, place)
		const spesialis = raw.spesialis ?? poliKlinik.map(({ nama }) => nama).join(', ')
		return { ...raw, _id: raw.id, poliKlinik, spesialis, jadwal: readJadwal(raw.jadwal, poliKlinik[0]?.id, place) }
	},
}

/** `jadwal` is an object with `waktu` and `keterangan`, or the hours themselves. */
function readJadwal(value: unknown, onlyPoliKlinikId: string | undefined, place: Place) {
	const jadwal: Raw = isRaw(value) ? value : { waktu: value }
	const waktu = toList(jadwal.waktu).map((slot) =>
		isRaw(slot) ? { ...slot, poliKlinikId: firstOf(slot, 'poliKlinikId', 'poliKlinik') ?? onlyPoliKlinikId } : slot,
	)
	const keterangan = toList(jadwal.keterangan).map((note) => (isRaw(note) ? note : { keterangan: note }))
	return {
		waktu: adaptItems(jadwalWaktu, waktuEntity, waktu, place),
		keterangan: adaptItems(jadwalKeterangan, keteranganEntity, keterangan.filter(hasText), place),
		pengecualian: adaptItems(jadwalPengecualian, pengecualianEntity, jadwal.pengecualian, place),
		...(jadwal.jadwalSaja !== undefined && { jadwalSaja: toList(jadwal.jadwalSaja).map(String) }),
	}
}

const hasText = (note: Raw) => Boolean(firstOf(note, 'keterangan', 'text'))

/** The doctors of an article. One that is only an id cannot be shown. */
export const adaptDokterList = (values: unknown, place: Place): z.infer<typeof dokter>[] =>
	adaptItems(dokter, dokterEntity, toList(values).filter(isRaw), place)
