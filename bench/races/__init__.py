"""Who wins a race: honest players far and near, and clients that pretend to be far away."""
