import { type ReactNode, useMemo, useState } from 'react'
import {
	Create,
	type CreateProps,
	Edit,
	type EditProps,
	HttpError,
	type RaRecord,
	useEditContext,
	useNotify,
	useRedirect,
	useResourceContext,
} from 'react-admin'
import { ConflictContext } from '../conflict/conflict-context.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
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
