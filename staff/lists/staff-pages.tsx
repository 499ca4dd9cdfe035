import { type ReactNode, useEffect, useState } from 'react'
import {
	Create,
	type CreateProps,
	Edit,
	type EditProps,
	type RaRecord,
	useEditContext,
	useRedirect,
	useResourceContext,
} from 'react-admin'
import { useUndoableNotice } from '../undo/use-undoable-notice.tsx'

// Pessimistic: the public site shows a change within a second, so the form waits for the server.

interface OnSaved {
	onSaved?: (record: RaRecord) => void
}

export function StaffEdit({ children, onSaved, ...props }: Omit<EditProps, 'redirect'> & OnSaved) {
	const resource = useResourceContext(props) ?? ''
	const notice = useUndoableNotice()
	return (
		<Edit
			redirect={false}
			mutationMode="pessimistic"
			mutationOptions={{
				onSuccess(record) {
					onSaved?.(record)
					notice('Perubahan disimpan', { resource, ids: [record.id] })
				},
			}}
			{...props}
		>
			<WhenFetched>{children}</WhenFetched>
		</Edit>
	)
}

/** The cached row of a list is partial. Without this, the full row would overwrite what was typed in the meantime. */
function WhenFetched({ children }: { children: ReactNode }) {
	const { isFetching } = useEditContext()
	const [isFetched, setFetched] = useState(!isFetching)
	useEffect(() => {
		if (!isFetching) setFetched(true)
	}, [isFetching])
	return isFetched ? children : null
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
