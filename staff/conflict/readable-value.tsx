import { Box } from '@mui/material'
import { diffWords } from 'diff'
import { useGetMany, useGetRecordRepresentation } from 'react-admin'
import type { Sumber } from '../../contract/staff/permissions.ts'
import { describeValue } from '../audit/describe-value.ts'
import { isHtml, readableHtml } from './readable-html.ts'

/** Fields that hold ids of other rows. */
const references: Record<string, Sumber> = {
	dokter: 'dokter',
	kategoriArtikelId: 'kategori-artikel',
	kategoriId: 'shop-kategori',
	poliKlinik: 'poli-klinik',
	poliKlinikId: 'poli-klinik',
	tipeId: 'shop-tipe',
	usia: 'shop-usia',
}

interface ReadableValueProps {
	name: string
	value: unknown
	/** The other person's value; words that differ from it are marked. */
	other?: unknown
}

/** The value of a field as its form would name it. */
export function ReadableValue({ name, value, other }: ReadableValueProps) {
	const resource = references[name]
	if (resource) return <Names resource={resource} ids={[value ?? []].flat().map(String)} />
	const text = toText(name, value)
	if (other === undefined) return text
	return diffWords(toText(name, other), text)
		.filter(({ removed }) => !removed)
		.map(({ value: words, added }, place) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the words have no other identity
			<Box key={place} component={added ? 'mark' : 'span'}>
				{words}
			</Box>
		))
}

const toText = (name: string, value: unknown) => (isHtml(value) ? readableHtml(value) : describeValue(name, value))

function Names({ resource, ids }: { resource: Sumber; ids: string[] }) {
	const { data = [] } = useGetMany(resource, { ids })
	const nameOf = useGetRecordRepresentation(resource)
	return ids.length === 0 ? '–' : data.map((record) => String(nameOf(record))).join('\n')
}
