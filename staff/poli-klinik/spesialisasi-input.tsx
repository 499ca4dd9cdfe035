import { AutocompleteArrayInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { specialties } from '../../lexicon/specialties.ts'
import { specialtiesOfPoli } from '../../lexicon/specialties-of-poli.ts'
import { MAX_ROWS } from '../api/list-query.ts'
import { useApiQuery } from '../api/use-api-query.ts'

const choices = specialties.map(({ id, nama }) => ({ id, name: nama }))
const both = new Intl.ListFormat('id')

/** The specialties of a clinic. Without a choice they are found from its name and its doctors' titles. */
export function SpesialisasiInput() {
	const id = useRecordContext()?.id
	const nama: string = useWatch({ name: 'nama' }) ?? ''
	const ofPoli = { params: { sumber: 'dokter' }, query: { limit: MAX_ROWS, poliKlinik: id, tampil: 1 } }
	const { data: dokter = [] } = useApiQuery('GET /v1/staf/{sumber}', id ? ofPoli : null)
	const found = specialtiesOfPoli(
		nama,
		dokter.map((each) => String(each.nama)),
	)
	return (
		<AutocompleteArrayInput
			source="spesialisasi"
			label="Spesialisasi"
			choices={choices}
			defaultValue={[]}
			helperText={helpFor(found)}
		/>
	)
}

function helpFor(found: string[]): string {
	const names = specialties.filter(({ id }) => found.includes(id)).map(({ nama }) => nama)
	if (names.length === 0)
		return 'Belum dikenali dari nama poli maupun gelar dokternya. Pilih agar keluhan pengunjung mengarah ke poli ini.'
	return `Bila kosong, otomatis dari nama poli dan gelar dokternya: ${both.format(names)}.`
}
