import { type ReactNode, useEffect, useState } from 'react'
import {
	Create,
	type CreateProps,
	Edit,
	type EditProps,
	useEditContext,
	useRedirect,
	useResourceContext,
} from 'react-admin'
import { useUndoableNotice } from '../undo/use-undoable-notice.tsx'

// A change is sent at once: the public site shows it within the second, and the form says what the server says.

export function StaffEdit({ redirect = false, children, ...props }: EditProps) {
	const resource = useResourceContext(props) ?? ''
	const goTo = useRedirect()
	const notice = useUndoableNotice()
	return (
		<Edit
			mutationMode="pessimistic"
			mutationOptions={{
				onSuccess(record) {
					notice('Perubahan disimpan', { resource, ids: [record.id] })
					goTo(redirect, resource, record.id, record)
				},
			}}
			{...props}
		>
			<OnceRead>{children}</OnceRead>
		</Edit>
	)
}

/** Lists know a row in part, and of a while ago: what is typed into it is lost when the whole row comes. */
function OnceRead({ children }: { children: ReactNode }) {
	const { isFetching } = useEditContext()
	const [isRead, setRead] = useState(!isFetching)
	useEffect(() => {
		if (!isFetching) setRead(true)
	}, [isFetching])
	return isRead ? children : null
}

export function StaffCreate({ redirect = 'edit', ...props }: CreateProps) {
	const resource = useResourceContext(props) ?? ''
	const goTo = useRedirect()
	const notice = useUndoableNotice()
	return (
		<Create
			mutationOptions={{
				onSuccess(record) {
					const onUndone = () => goTo('list', resource)
					notice('Berhasil ditambahkan', { resource, ids: [record.id], onUndone })
					goTo(redirect, resource, record.id, record)
				},
			}}
			{...props}
		/>
	)
}
