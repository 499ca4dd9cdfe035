import { Box } from '@mui/material'
import { diffWords } from 'diff'
import { useGetMany, useGetRecordRepresentation } from 'react-admin'
import type { Sumber } from '../../contract/staff/permissions.ts'
import { describeValue } from '../audit/describe-value.ts'

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
	const clinicNames = useClinicNames([value, other])
	const resource = references[name]
	if (resource) return <Names resource={resource} ids={[value ?? []].flat().map(String)} />
	const textOf = (each: unknown) => (isHtml(each) ? readableHtml(each) : describeValue(name, clinicNames(each)))
	const text = textOf(value)
	if (other === undefined) return text
	return diffWords(textOf(other), text)
		.filter(({ removed }) => !removed)
		.map(({ value: words, added }, place) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the words have no other identity
			<Box key={place} component={added ? 'mark' : 'span'}>
				{words}
			</Box>
		))
}

const hasClinic = (row: unknown): row is { poliKlinikId: string } =>
	typeof row === 'object' && row !== null && 'poliKlinikId' in row && typeof row.poliKlinikId === 'string'

/** Puts the names of clinics into the rows of a schedule. */
function useClinicNames(values: unknown[]): (value: unknown) => unknown {
	const ids = values
		.flat()
		.filter(hasClinic)
		.map(({ poliKlinikId }) => poliKlinikId)
	const { data = [] } = useGetMany('poli-klinik', { ids }, { enabled: ids.length > 0 })
	const names = new Map(data.map(({ id, nama }) => [id, nama]))
	return (value) =>
		Array.isArray(value)
			? value.map((row) => (hasClinic(row) ? { ...row, poliKlinikId: names.get(row.poliKlinikId) ?? '…' } : row))
			: value
}

function Names({ resource, ids }: { resource: Sumber; ids: string[] }) {
	const { data = [] } = useGetMany(resource, { ids })
	const nameOf = useGetRecordRepresentation(resource)
	return ids.length === 0 ? '–' : data.map((record) => String(nameOf(record))).join('\n')
}

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, tr, br, blockquote'

/** HTML as plain lines, with a word for each picture and video. */
function readableHtml(html: string): string {
	const { body } = new DOMParser().parseFromString(html, 'text/html')
	for (const picture of body.querySelectorAll('img')) picture.replaceWith(`[Gambar: ${picture.alt || 'hiasan'}]\n`)
	for (const video of body.querySelectorAll('iframe')) video.replaceWith('[Video]\n')
	for (const block of body.querySelectorAll(BLOCKS)) block.after('\n')
	return (body.textContent ?? '').replace(/\s*\n\s*/g, '\n').trim()
}

const isHtml = (value: unknown): value is string => typeof value === 'string' && /<\/?[a-z][^>]*>/i.test(value)
