import type { ReactNode } from 'react'
import { CreateButton, TopToolbar } from 'react-admin'

/** Above a list: further buttons before 'Tambah'. */
export const ListActions = ({ children }: { children: ReactNode }) => (
	<TopToolbar>
		{children}
		<CreateButton />
	</TopToolbar>
)
