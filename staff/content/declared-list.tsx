import { DataTable, type RaRecord } from 'react-admin'
import type { Field, Fields } from '../../contract/content/content-type.ts'
import type { DeclaredType } from '../../contract/content/content-types.ts'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import { fillText } from '../../contract/web/fill-text.ts'
import { fieldName } from '../audit/describe-value.ts'
import { FavoritCol, HiddenCol, NameCol, PictureThumb, WibDateField } from '../lists/columns.tsx'
import { FavouriteOrder } from '../lists/favourite-order.tsx'
import { hiddenFilter, searchFilter, selectFilter } from '../lists/filters.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { ListActions } from '../lists/staff-pages.tsx'
import { currentMerek } from '../merek/current-merek.ts'
import { starChoices } from './declared-inputs.tsx'

export const DeclaredList = ({ type }: { type: DeclaredType }) =>
	type.ordered ? <InOrder type={type} help={type.ordered} /> : <InTable type={type} />

function pictureOf(fields: Fields) {
	for (const [name, field] of Object.entries(fields))
		if ('folder' in field) {
			// Of several pictures a list shows the first.
			const thumb = (record: RaRecord) => (
				<PictureThumb folder={field.folder as PictureFolder} file={[record[name]].flat()[0]} />
			)
			const count = (record: RaRecord) => (record[name].length > 0 ? `${record[name].length} foto` : 'Belum ada foto')
			return { label: field.label, thumb, count: field.kind === 'pictures' ? count : undefined }
		}
	return undefined
}

const favouriteOrder = ({ favorit }: Fields) =>
	favorit?.kind === 'favourite' ? <FavouriteOrder help={favorit.order} /> : undefined

function InOrder({ type: { fields, label, sort }, help }: { type: DeclaredType; help: string }) {
	const picture = pictureOf(fields)
	const favourite = ({ favorit }: RaRecord) => (favorit ? 'Favorit' : '')
	return (
		<OrderedList
			primary={(record) => record[label]}
			secondary={picture?.count ?? (fields.favorit && favourite)}
			thumb={picture?.thumb}
			sortable={sort}
			actions={favouriteOrder(fields)}
			help={fillText(help, { toko: currentMerek.namaToko })}
		/>
	)
}

function InTable({ type: { fields, label, sort, dated } }: { type: DeclaredType }) {
	const picture = pictureOf(fields)
	const favourites = favouriteOrder(fields)
	const filters = [searchFilter, ...Object.entries(fields).flatMap(([source, field]) => filterOf(source, field))]
	return (
		<StaffList
			filters={filters}
			sort={dated ? { field: 'createdAt', order: 'DESC' } : { field: label, order: 'ASC' }}
			actions={favourites && <ListActions>{favourites}</ListActions>}
		>
			{picture && <DataTable.Col label={picture.label} render={picture.thumb} />}
			<NameCol source={label} label={sort[label] ?? fieldName(label)} />
			{Object.entries(fields).map(([source, field]) =>
				source === label ? null : <FieldCol key={source} source={source} field={field} sort={sort} />,
			)}
			{dated && <DataTable.Col source="createdAt" label="Ditambahkan" field={WibDateField} />}
			{fields.tampil && <HiddenCol />}
		</StaffList>
	)
}

function filterOf(source: string, field: Field) {
	if (field.kind === 'shown') return [hiddenFilter]
	return field.kind === 'stars' ? [selectFilter(source, field.label, starChoices(field.max))] : []
}

function FieldCol({ source, field, sort }: { source: string; field: Field; sort: Readonly<Record<string, string>> }) {
	const label = sort[source] ?? fieldName(source)
	switch (field.kind) {
		case 'text':
			return <DataTable.Col source={source} label={label} disableSort={!sort[source]} />
		case 'uri':
			return <DataTable.Col source={source} label="Alamat" disableSort />
		case 'stars':
			return <DataTable.NumberCol source={source} label={label} />
		case 'favourite':
			return <FavoritCol />
		default:
			return null
	}
}
