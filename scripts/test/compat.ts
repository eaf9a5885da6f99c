// Loads preact/compat as the server does, because it changes Preact's output. All files need the same, whatever the
// worker ran before.
import 'preact/compat';
