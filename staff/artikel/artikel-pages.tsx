import History from '@mui/icons-material/History'
import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { DataTable, type RaRecord, ReferenceField, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { callApi } from '../api/call-api.ts'
import { apiQueryKey } from '../api/use-api-query.ts'
import { FavoritCol, NameCol, PictureThumb, PublishingField, WibDateField } from '../lists/columns.tsx'
import { FavouriteOrder } from '../lists/favourite-order.tsx'
import { rowFilter, searchFilter, selectFilter } from '../lists/filters.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { FormActions, ListActions, StaffCreate, StaffEdit } from '../lists/staff-pages.tsx'
import { ARTIKEL_PAGE, ArtikelForm } from './artikel-form.tsx'
import { versiPath } from './draft-offers.tsx'
import { DraftContext, useDraftState } from './draft-state.ts'

const filters = [
	searchFilter,
	rowFilter('kategoriArtikelId', 'Kategori', 'kategori-artikel'),
	selectFilter('status', 'Penerbitan', [
		{ id: 'terbit', name: 'Terbit' },
		{ id: 'terjadwal', name: 'Terjadwal' },
		{ id: 'konsep', name: 'Konsep' },
	]),
	selectFilter(
		'tinjauan',
		'Tinjauan',
		[
			{ id: 'menunggu', name: 'Menunggu tinjauan' },
			{ id: 'kembali', name: 'Dikembalikan' },
		],
		false,
	),
	selectFilter(
		'perlu',
		'Perlu',
		[
			{ id: 'gambar', name: 'Gambar' },
			{ id: 'alt', name: 'Keterangan gambar' },
			{ id: 'tinjau', name: 'Ditinjau' },
		],
		false,
	),
]

const ArtikelList = () => (
	<StaffList
		filters={filters}
		sort={{ field: 'createdAt', order: 'DESC' }}
		actions={
			<ListActions>
				<FavouriteOrder help="Artikel favorit tampil dalam urutan ini: paling depan di “Artikel terbaru” halaman depan, dan di “Artikel pilihan” halaman Info Kesehatan." />
			</ListActions>
		}
	>
		<DataTable.Col
			label="Gambar"
			render={({ artikelMedia }) => <PictureThumb folder="artikel" file={artikelMedia[0]?.content} />}
		/>
		<NameCol source="judul" label="Judul" />
		<DataTable.Col source="kategoriArtikelId" label="Kategori" disableSort>
			<ReferenceField source="kategoriArtikelId" reference="kategori-artikel" link={false} />
		</DataTable.Col>
		<DataTable.Col label="Penerbitan" disableSort field={PublishingField} />
		<FavoritCol />
		<DataTable.NumberCol source="dibaca" label="Dibaca" locales="id-ID" />
		<DataTable.Col source="createdAt" label="Tanggal" field={WibDateField} />
	</StaffList>
)

function ArtikelCreate() {
	const draft = useDraftState()
	return (
		<DraftContext value={draft}>
			<StaffCreate onSaved={draft.finishCopy}>
				<ArtikelForm />
			</StaffCreate>
		</DraftContext>
	)
}

function ArtikelEdit() {
	const draft = useDraftState()
	const queries = useQueryClient()
	/** The form has published the draft that it showed. */
	const onSaved = async ({ id }: RaRecord) => {
		const params = { id: String(id) }
		await draft.finishCopy()
		if (draft.konsep) {
			draft.showKonsep(null)
			await callApi('DELETE /v1/staf/artikel/{id}/konsep', { params }).catch(() => {})
		}
		await queries.invalidateQueries({ queryKey: apiQueryKey('GET /v1/staf/artikel/{id}/versi', { params }) })
	}
	return (
		<DraftContext value={draft}>
			<StaffEdit
				actions={
					<FormActions page={ARTIKEL_PAGE}>
						<VersiLink />
					</FormActions>
				}
				onSaved={onSaved}
			>
				<ArtikelForm />
			</StaffEdit>
		</DraftContext>
	)
}

function VersiLink() {
	const record = useRecordContext()
	if (!record) return null
	return (
		<Button component={Link} to={versiPath(String(record.id))} size="small" startIcon={<History />}>
			Riwayat versi
		</Button>
	)
}

export { ArtikelCreate as create, ArtikelEdit as edit, ArtikelList as list }
