import { useLogin } from 'react-admin'
import { DoorSteps } from './sign-in-steps.tsx'

export function LoginPage() {
	const login = useLogin()
	return <DoorSteps onIn={() => login({})} />
}
