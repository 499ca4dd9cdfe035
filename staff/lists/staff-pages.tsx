import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import {
	Create,
	CreateButton,
	type CreateProps,
	Edit,
	type EditProps,
	HttpError,
	ListButton,
	type RaRecord,
	ResourceContextProvider,
	TopToolbar,
	useEditContext,
	useNotify,
	useRecordContext,
	useRedirect,
	useResourceContext,
} from 'react-admin'
import type { z } from 'zod'
import type { Sumber } from '../../contract/staff/permissions.ts'
import { ConflictContext } from '../conflict/conflict-context.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { LoadFailed } from '../layout/load-state.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { useUndoableNotice } from '../undo/use-undoable-notice.tsx'

// Pessimistic: the public site shows a change within a second, so the form waits for the server.

interface OnSaved {
	onSaved?: (record: RaRecord) => void
}

const loading = <Memuat label="Memuat isian" rows={6} />

export function StaffEdit({ children, onSaved, ...props }: Omit<EditProps, 'redirect'> & OnSaved) {
	const resource = useResourceContext(props) ?? ''
	const notice = useUndoableNotice()
	const notify = useNotify()
	const goTo = useRedirect()
	const [isConflict, setConflict] = useState(false)
	const conflict = useMemo(() => ({ isOpen: isConflict, close: () => setConflict(false) }), [isConflict])
	return (
		<Edit
			redirect={false}
			mutationMode="pessimistic"
			queryOptions={{
				onError(error) {
					if (!(error instanceof HttpError && error.status === 404)) return
					notify('ra.notification.item_doesnt_exist', { type: 'error' })
					goTo('list', resource)
				},
			}}
			mutationOptions={{
				onError(error) {
					// Without a connection there is no body.
					const { code, errors } = (error instanceof HttpError && error.body) || {}
					if (code === 'SUDAH_BERUBAH') setConflict(true)
					// Invalid fields have their sentences below the inputs.
					else if (!errors) notify(error.message, { type: 'error' })
				},
				onSuccess(record) {
					onSaved?.(record)
					notice('Perubahan disimpan', { resource, ids: [record.id] })
				},
			}}
			{...props}
			render={() => (
				<ConflictContext value={conflict}>
					<WhenFetched>{children}</WhenFetched>
				</ConflictContext>
			)}
		/>
	)
}

/**
 * The cached row of a list is partial, and is there before the permission is checked and the full row is asked for: a form
 * that opened with it would lose what was typed until then. A later failure leaves the form open.
 */
function WhenFetched({ children }: { children: ReactNode }) {
	const { record, isFetching, error, refetch } = useEditContext()
	const [fetch, setFetch] = useState<'ahead' | 'running' | 'done'>('ahead')
	if (fetch === 'ahead' && isFetching) setFetch('running')
	if (fetch === 'running' && !isFetching) setFetch(error ? 'ahead' : 'done')
	if (fetch === 'done') return record && children
	return error && !isFetching ? <LoadFailed message={error.message} onRetry={refetch} /> : loading
}

export function StaffCreate({ onSaved, ...props }: Omit<CreateProps, 'redirect'> & OnSaved) {
	const resource = useResourceContext(props) ?? ''
	const goTo = useRedirect()
	const notice = useUndoableNotice()
	return (
		<Create
			mutationOptions={{
				onSuccess(record) {
					onSaved?.(record)
					const onUndone = () => goTo('list', resource)
					notice('Berhasil ditambahkan', { resource, ids: [record.id], onUndone })
					goTo('edit', resource, record.id, record)
				},
			}}
			{...props}
		/>
	)
}

interface Options {
	list: ComponentType
	form: ComponentType
	/** The path of the row's page on the public site: `/layanan/`. */
	page?: string
}

/** The list, create and edit pages of a resource. Saving leaves the form open, everywhere. */
export const resourcePages = ({ list, form: Form, page }: Options) => ({
	list,
	create: () => (
		<StaffCreate>
			<Form />
		</StaffCreate>
	),
	edit: () => (
		<StaffEdit actions={<FormActions page={page} />}>
			<Form />
		</StaffEdit>
	),
})

/** The id of the single row of a setting. */
const SINGLE_ID = 'utama'

interface SettingPageProps {
	resource: Sumber
	title: string
	schema: z.ZodObject
	children: ReactNode
}

/** The form of a resource with a single row. */
export const SettingPage = ({ resource, title, schema, children }: SettingPageProps) => (
	<ResourceContextProvider value={resource}>
		<StaffEdit id={SINGLE_ID} title={title} actions={false}>
			<StaffForm schema={schema}>{children}</StaffForm>
		</StaffEdit>
	</ResourceContextProvider>
)

/** Above a form: the list, another one, and the row's page on the public site. `page` is the path of such pages. */
export const FormActions = ({ page, children }: { page?: string; children?: ReactNode }) => (
	<TopToolbar>
		{page && <PublicPageLink page={page} />}
		{children}
		<ListButton />
		<CreateButton />
	</TopToolbar>
)

/** Links to the row's page on the public site. */
const PublicPageLink = ({ page }: { page: string }) => {
	const record = useRecordContext()
	if (!record?.uri || (record.status ?? 'terbit') !== 'terbit') return null
	return (
		<Button href={`${page}${record.uri}`} target="_blank" rel="noopener" startIcon={<OpenInNew />} size="small">
			Lihat di situs
		</Button>
	)
}

/** Above a list: further buttons before 'Tambah'. */
export const ListActions = ({ children }: { children: ReactNode }) => (
	<TopToolbar>
		{children}
		<CreateButton />
	</TopToolbar>
)
