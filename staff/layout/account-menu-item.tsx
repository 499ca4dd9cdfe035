import ManageAccounts from '@mui/icons-material/ManageAccounts'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { forwardRef, type Ref } from 'react'
import { useUserMenu } from 'react-admin'
import { Link } from 'react-router-dom'

/** The menu moves the focus to it, hence the ref. */
export const AccountMenuItem = forwardRef((_: object, ref: Ref<HTMLAnchorElement>) => {
	const menu = useUserMenu()
	return (
		<MenuItem component={Link} to="/akun" ref={ref} onClick={menu?.onClose}>
			<ListItemIcon>
				<ManageAccounts fontSize="small" />
			</ListItemIcon>
			<ListItemText>Akun saya</ListItemText>
		</MenuItem>
	)
})
